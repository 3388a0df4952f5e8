/**
 * @generated SignedSource<<7b31a56fe209f6ea9e54767747391754>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TextView_document$data = {
  readonly text: string | null | undefined;
  readonly " $fragmentType": "TextView_document";
};
export type TextView_document$key = {
  readonly " $data"?: TextView_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextView_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextView_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "52c73f21aa86f8ba99d97b5fea63de13";

export default node;
