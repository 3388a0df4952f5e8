/**
 * @generated SignedSource<<9ecdc14ceb6482762ee128526cdcbcf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentMarks_document$data = {
  readonly ocr: boolean;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
  }>;
  readonly " $fragmentType": "DocumentMarks_document";
};
export type DocumentMarks_document$key = {
  readonly " $data"?: DocumentMarks_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentMarks_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentMarks_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ocr",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "f2aef61ac09db7e369f37457e831a7db";

export default node;
