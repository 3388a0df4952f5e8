/**
 * @generated SignedSource<<0bf1dd79a7db42df6791cd4eff45f53a>>
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
  readonly period: string;
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
      "name": "period",
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

(node as any).hash = "ccce4a609b3ff345b242e27aeb1aaf41";

export default node;
