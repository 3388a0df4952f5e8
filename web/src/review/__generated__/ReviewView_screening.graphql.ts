/**
 * @generated SignedSource<<0bf8af4fe79cd15ad009f5f05e86a450>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewView_screening$data = {
  readonly id: string;
  readonly internalId: string;
  readonly project: {
    readonly internalId: string;
    readonly requirements: {
      readonly education: string | null | undefined;
      readonly experience: string | null | undefined;
      readonly position: string | null | undefined;
      readonly requiredSkills: ReadonlyArray<string>;
      readonly salary: string | null | undefined;
    } | null | undefined;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalId",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Requirements",
          "kind": "LinkedField",
          "name": "requirements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "position",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "experience",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "education",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "salary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requiredSkills",
              "storageKey": null
            }
          ],
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
})();

(node as any).hash = "5a03a759db64ce056ce47981fe6e1588";

export default node;
