/**
 * @generated SignedSource<<9bd66652af69b52ccbbf616a46403a17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FigureCards_summary$data = {
  readonly figures: {
    readonly avgTimeToHireDays: number | null | undefined;
    readonly hires: number;
    readonly interviews: number;
    readonly offerAcceptance: number | null | undefined;
  };
  readonly previous: {
    readonly avgTimeToHireDays: number | null | undefined;
    readonly hires: number;
    readonly interviews: number;
    readonly offerAcceptance: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "FigureCards_summary";
};
export type FigureCards_summary$key = {
  readonly " $data"?: FigureCards_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"FigureCards_summary">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hires",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "interviews",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "avgTimeToHireDays",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "offerAcceptance",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FigureCards_summary",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsFigures",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AnalyticsSummary",
  "abstractKey": null
};
})();

(node as any).hash = "608679705128026dc81d8ea855b892f5";

export default node;
