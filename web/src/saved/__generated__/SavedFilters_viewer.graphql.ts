/**
 * @generated SignedSource<<c8ec574a95ee3804ff34988b987f3fdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFilters_viewer$data = {
  readonly savedSkills: ReadonlyArray<{
    readonly count: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "SavedFilters_viewer";
};
export type SavedFilters_viewer$key = {
  readonly " $data"?: SavedFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedFilters_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedSkill",
      "kind": "LinkedField",
      "name": "savedSkills",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1ae0b144e64bcf8b20e2808382dc2206";

export default node;
