/**
 * @generated SignedSource<<47cb91959186e7c9d892b3265f0a9bbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PresetBar_viewer$data = {
  readonly presets: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly payload: unknown;
  }>;
  readonly " $fragmentType": "PresetBar_viewer";
};
export type PresetBar_viewer$key = {
  readonly " $data"?: PresetBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresetBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PresetBar_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "scope",
          "value": "weights"
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
      "storageKey": "presets(scope:\"weights\")"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "471841c0457a9abfba6835024de28510";

export default node;
