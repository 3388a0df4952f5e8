/**
 * @generated SignedSource<<c74164dd6b562b707b79f324951db20f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SummaryStrip_project$data = {
  readonly summary: {
    readonly averageScoreChange: number | null | undefined;
    readonly totalCandidatesChange: number | null | undefined;
  };
  readonly " $fragmentType": "SummaryStrip_project";
};
export type SummaryStrip_project$key = {
  readonly " $data"?: SummaryStrip_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"SummaryStrip_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SummaryStrip_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCandidatesChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "averageScoreChange",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "22ad59177fa67848034c55df54a313e1";

export default node;
