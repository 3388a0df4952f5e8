/**
 * @generated SignedSource<<6cbeefe5139d6814f49ede19b1e8d8bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedSearches_project$data = {
  readonly savedSearches: ReadonlyArray<{
    readonly fresh: number;
    readonly id: string;
    readonly name: string;
    readonly tell: boolean;
  }>;
  readonly " $fragmentType": "SavedSearches_project";
};
export type SavedSearches_project$key = {
  readonly " $data"?: SavedSearches_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearches_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedSearches_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedSearch",
      "kind": "LinkedField",
      "name": "savedSearches",
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
          "name": "tell",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fresh",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "2178b739113ef09e13eab9d95be57dc1";

export default node;
