/**
 * @generated SignedSource<<b7b64ad8203eb6590602223797735bbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsView_summary$data = {
  readonly from: string;
  readonly pipeline: ReadonlyArray<{
    readonly count: number;
  }>;
  readonly to: string;
  readonly " $fragmentSpreads": FragmentRefs<"FigureCards_summary" | "PipelineVolume_summary" | "Sources_summary" | "StageFlowTable_summary" | "TopPositions_summary" | "Trend_summary">;
  readonly " $fragmentType": "AnalyticsView_summary";
};
export type AnalyticsView_summary$key = {
  readonly " $data"?: AnalyticsView_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsView_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsView_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PipelineCount",
      "kind": "LinkedField",
      "name": "pipeline",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FigureCards_summary"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Trend_summary"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Sources_summary"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PipelineVolume_summary"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StageFlowTable_summary"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopPositions_summary"
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "15cd561ef435f222737a344b882c19e0";

export default node;
