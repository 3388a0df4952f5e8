/**
 * @generated SignedSource<<51c38f460b11d972a2a40f5d1220668e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedStatus = "HIRED" | "REJECTED" | "SAVED" | "SHORTLISTED";
import type { FragmentRefs } from "relay-runtime";
export type CandidateActions_candidate$data = {
  readonly id: string;
  readonly internalId: string;
  readonly saved: {
    readonly starred: boolean;
    readonly status: SavedStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactMenu_candidate" | "ScheduleDialog_candidate">;
  readonly " $fragmentType": "CandidateActions_candidate";
};
export type CandidateActions_candidate$key = {
  readonly " $data"?: CandidateActions_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateActions_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateActions_candidate",
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
      "name": "internalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Saved",
      "kind": "LinkedField",
      "name": "saved",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "starred",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactMenu_candidate"
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

(node as any).hash = "77dcc5b033b9ad39b2a18fe073041595";

export default node;
