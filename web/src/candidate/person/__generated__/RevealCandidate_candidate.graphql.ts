/**
 * @generated SignedSource<<8bec32890bd9938a6bc47cfe85304fde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevealCandidate_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly identityHidden: boolean;
  readonly " $fragmentType": "RevealCandidate_candidate";
};
export type RevealCandidate_candidate$key = {
  readonly " $data"?: RevealCandidate_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevealCandidate_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevealCandidate_candidate",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityHidden",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "a73d0d7795f635c0723c5ea88d7b38d1";

export default node;
