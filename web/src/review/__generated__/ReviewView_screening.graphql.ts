/**
 * @generated SignedSource<<8141fc502a0b20267e82d593e39ee97d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewView_screening$data = {
  readonly id: string;
  readonly project: {
    readonly internalId: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"RequirementsCard_project">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BackgroundProgress_screening" | "ModelUseLine_screening" | "RequirementsNotice_screening" | "ResumeSummaries_screening" | "ReviewFigures_screening" | "useReviewUpdates_screening">;
  readonly " $fragmentType": "ReviewView_screening";
};
export type ReviewView_screening$key = {
  readonly " $data"?: ReviewView_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewView_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewView_screening",
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
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
          "name": "RequirementsCard_project"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BackgroundProgress_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewFigures_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementsNotice_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ModelUseLine_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResumeSummaries_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReviewUpdates_screening"
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "7afd07e590de550c79aef1d6f4321412";

export default node;
