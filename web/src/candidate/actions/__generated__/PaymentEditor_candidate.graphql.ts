/**
 * @generated SignedSource<<1a64859d181dbb7bfd278dced675e1d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentEditor_candidate$data = {
  readonly currency: string | null | undefined;
  readonly displayName: string;
  readonly id: string;
  readonly paymentExpected: number | null | undefined;
  readonly " $fragmentType": "PaymentEditor_candidate";
};
export type PaymentEditor_candidate$key = {
  readonly " $data"?: PaymentEditor_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentEditor_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentEditor_candidate",
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

(node as any).hash = "88e1fbe6a11bbaa18b23505bbc61b1e8";

export default node;
