/**
 * @generated SignedSource<<6dab170961d89b51f5d25f8ebbc6cb6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentState = "CANCELLED" | "DONE" | "EXTRACTING" | "FAILED" | "QUEUED" | "READING" | "SCORING";
import type { FragmentRefs } from "relay-runtime";
export type AnalysisView_candidate$data = {
  readonly assessment: {
    readonly " $fragmentSpreads": FragmentRefs<"AssessmentView_assessment">;
  } | null | undefined;
  readonly document: {
    readonly error: {
      readonly message: string;
    } | null | undefined;
    readonly state: DocumentState;
    readonly unread: {
      readonly reason: string;
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly unread: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AnalysisDetails_candidate" | "AnalysisHead_candidate" | "Background_candidate" | "JobDescription_candidate" | "NotRead_candidate" | "Overall_candidate" | "RequirementsTable_candidate" | "Suggested_candidate" | "Terms_candidate" | "UniqueHighlights_candidate">;
  readonly " $fragmentType": "AnalysisView_candidate";
};
export type AnalysisView_candidate$key = {
  readonly " $data"?: AnalysisView_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalysisView_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalysisView_candidate",
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
      "name": "unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
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
          "concreteType": "AppError",
          "kind": "LinkedField",
          "name": "error",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Unread",
          "kind": "LinkedField",
          "name": "unread",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Assessment",
      "kind": "LinkedField",
      "name": "assessment",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AssessmentView_assessment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotRead_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnalysisHead_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobDescription_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Overall_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementsTable_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Background_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UniqueHighlights_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Terms_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Suggested_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnalysisDetails_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "86da44deadaf71d354f93de00d6ed396";

export default node;
