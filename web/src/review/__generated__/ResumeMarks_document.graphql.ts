/**
 * @generated SignedSource<<7c96c0294a57023572a7f0e580d71fcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResumeMarks_document$data = {
  readonly ocr: boolean;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
  }>;
  readonly " $fragmentType": "ResumeMarks_document";
};
export type ResumeMarks_document$key = {
  readonly " $data"?: ResumeMarks_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResumeMarks_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResumeMarks_document",
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

(node as any).hash = "5073c0fccffe148f122a4d67c1e6178c";

export default node;
