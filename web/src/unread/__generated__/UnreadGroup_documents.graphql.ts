/**
 * @generated SignedSource<<402d95825aaae7829aca45f2f4d9549e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadGroup_documents$data = ReadonlyArray<{
  readonly fileName: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadRow_document">;
  readonly " $fragmentType": "UnreadGroup_documents";
}>;
export type UnreadGroup_documents$key = ReadonlyArray<{
  readonly " $data"?: UnreadGroup_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadGroup_documents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "UnreadGroup_documents",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnreadRow_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "21ef72f8a0d81652af2272e6f45ac80c";

export default node;
