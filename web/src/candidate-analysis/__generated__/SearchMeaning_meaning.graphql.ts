/**
 * @generated SignedSource<<f05b57c480809f2f9bbfca08bc146c35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchMeaning_meaning$data = {
  readonly broken: boolean;
  readonly similar: ReadonlyArray<{
    readonly names: ReadonlyArray<string>;
    readonly word: string;
  }>;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "SearchMeaning_meaning";
};
export type SearchMeaning_meaning$key = {
  readonly " $data"?: SearchMeaning_meaning$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchMeaning_meaning">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchMeaning_meaning",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "broken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimilarNames",
      "kind": "LinkedField",
      "name": "similar",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "word",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchMeaning",
  "abstractKey": null
};

(node as any).hash = "c0f77a5fdb59fd85e2702bc0e5836121";

export default node;
