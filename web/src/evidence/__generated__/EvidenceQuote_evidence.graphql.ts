/**
 * @generated SignedSource<<dc467aa14f9e16f861bcfdb6e94a8b74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceQuote_evidence$data = {
  readonly documentId: string;
  readonly end: number;
  readonly fileName: string;
  readonly line: string;
  readonly page: number;
  readonly start: number;
  readonly text: string;
  readonly " $fragmentType": "EvidenceQuote_evidence";
};
export type EvidenceQuote_evidence$key = {
  readonly " $data"?: EvidenceQuote_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceQuote_evidence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EvidenceQuote_evidence",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentId",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
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
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "6abee87cd368671aa3e9db68931231fe";

export default node;
