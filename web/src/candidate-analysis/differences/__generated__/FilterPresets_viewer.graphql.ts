/**
 * @generated SignedSource<<0e5e2e0df44bcb2aea527080acf40a4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilterPresets_viewer$data = {
  readonly presets: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly payload: unknown;
  }>;
  readonly " $fragmentType": "FilterPresets_viewer";
};
export type FilterPresets_viewer$key = {
  readonly " $data"?: FilterPresets_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterPresets_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FilterPresets_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "scope",
          "value": "differences"
        }
      ],
      "concreteType": "Preset",
      "kind": "LinkedField",
      "name": "presets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payload",
          "storageKey": null
        }
      ],
      "storageKey": "presets(scope:\"differences\")"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4013e602887abae6faea32eb81f98789";

export default node;
