/**
 * @generated SignedSource<<911dfd03c7bb7589ef0456ecb4a8c169>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type RankingUpdates_project$data = {
  readonly id: string;
  readonly latestScreening: {
    readonly expectedFiles: number;
    readonly filesProcessed: number;
    readonly filesTotal: number;
    readonly id: string;
    readonly progress: number;
    readonly state: ScreeningState;
  } | null | undefined;
  readonly " $fragmentType": "RankingUpdates_project";
};
export type RankingUpdates_project$key = {
  readonly " $data"?: RankingUpdates_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RankingUpdates_project">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RankingUpdates_project",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Screening",
      "kind": "LinkedField",
      "name": "latestScreening",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filesProcessed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "filesTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedFiles",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
})();

(node as any).hash = "858f7cd7c3487385fcae69ba9107a5d1";

export default node;
