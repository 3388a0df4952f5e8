/**
 * @generated SignedSource<<a30570ff571a0282964d0c9061433ff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentState = "CANCELLED" | "DONE" | "EXTRACTING" | "FAILED" | "QUEUED" | "READING" | "SCORING";
import type { FragmentRefs } from "relay-runtime";
export type DocumentStateBadge_document$data = {
  readonly state: DocumentState;
  readonly " $fragmentType": "DocumentStateBadge_document";
};
export type DocumentStateBadge_document$key = {
  readonly " $data"?: DocumentStateBadge_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentStateBadge_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentStateBadge_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "3b4f33e9e1c60a9b2c1217ff0b51174d";

export default node;
