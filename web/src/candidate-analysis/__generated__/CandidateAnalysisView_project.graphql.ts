/**
 * @generated SignedSource<<0c51ca0b46bf2ad8f56c2f89c392905c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateAnalysisView_project$data = {
  readonly internalId: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PreloadCandidates_project" | "RankingUpdates_project" | "SummaryCards_project" | "TopAchievers_project" | "useRanking_project">;
  readonly " $fragmentType": "CandidateAnalysisView_project";
};
export type CandidateAnalysisView_project$key = {
  readonly " $data"?: CandidateAnalysisView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateAnalysisView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateAnalysisView_project",
  "selections": [
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
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRanking_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SummaryCards_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopAchievers_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PreloadCandidates_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RankingUpdates_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b45d4de04e46e08561407729e701e793";

export default node;
