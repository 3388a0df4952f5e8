/**
 * @generated SignedSource<<700e2fa6bdf0b2921ac594f36286a23c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
import type { FragmentRefs } from "relay-runtime";
export type StageFlowTable_summary$data = {
  readonly flow: ReadonlyArray<{
    readonly averageDays: number | null | undefined;
    readonly conversion: number | null | undefined;
    readonly left: number;
    readonly stage: Stage;
    readonly wentOn: number;
  }>;
  readonly " $fragmentType": "StageFlowTable_summary";
};
export type StageFlowTable_summary$key = {
  readonly " $data"?: StageFlowTable_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageFlowTable_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageFlowTable_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StageFlow",
      "kind": "LinkedField",
      "name": "flow",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "left",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wentOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "f88f6298fa6329251ae4659f0dce87bc";

export default node;
