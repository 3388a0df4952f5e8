/**
 * @generated SignedSource<<b53f15468852ec3bc19710101da5fd6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateContacts_candidate$data = {
  readonly currency: string | null | undefined;
  readonly email: string | null | undefined;
  readonly linkedin: string | null | undefined;
  readonly location: string | null | undefined;
  readonly paymentExpected: number | null | undefined;
  readonly phone: string | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "CandidateContacts_candidate";
};
export type CandidateContacts_candidate$key = {
  readonly " $data"?: CandidateContacts_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateContacts_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateContacts_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentExpected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "bf7bb41059048e50d7206b7a2a43ab46";

export default node;
