/**
 * @generated SignedSource<<2ac83fa54b3933fb4ab01c173f141d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Trend_summary$data = {
  readonly from: string;
  readonly hiresTrend: ReadonlyArray<number>;
  readonly offersTrend: ReadonlyArray<number>;
  readonly to: string;
  readonly " $fragmentType": "Trend_summary";
};
export type Trend_summary$key = {
  readonly " $data"?: Trend_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"Trend_summary">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Trend_summary",
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
      "kind": "ScalarField",
      "name": "hiresTrend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersTrend",
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};

(node as any).hash = "03ec9b73c8d8183593d57434f1b10138";

export default node;
