/**
 * @generated SignedSource<<4d3973ac0e3efbcb9c8de9e2d593badc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalaryRow_fact$data = {
  readonly amount: number;
  readonly currency: string;
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
  }>;
  readonly max: number | null | undefined;
  readonly " $fragmentType": "SalaryRow_fact";
};
export type SalaryRow_fact$key = {
  readonly " $data"?: SalaryRow_fact$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalaryRow_fact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SalaryRow_fact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EvidenceList_evidence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SalaryFact",
  "abstractKey": null
};

(node as any).hash = "a9987bc306767594c6d7360e705f5f95";

export default node;
