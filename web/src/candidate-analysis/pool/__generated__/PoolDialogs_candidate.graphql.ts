/**
 * @generated SignedSource<<999f5dd8f9c6b7d4ff8802a60c5305a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
import type { FragmentRefs } from "relay-runtime";
export type PoolDialogs_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly stage: Stage;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleDialog_candidate">;
  readonly " $fragmentType": "PoolDialogs_candidate";
};
export type PoolDialogs_candidate$key = {
  readonly " $data"?: PoolDialogs_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PoolDialogs_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PoolDialogs_candidate",
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
      "name": "stage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleDialog_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "923c0333d7fa97ee44f2cefad869234d";

export default node;
