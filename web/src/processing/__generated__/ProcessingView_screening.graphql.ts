/**
 * @generated SignedSource<<0d002118a9eecbdabd8dd64ffdea17a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentKind = "JOB_DESCRIPTION" | "RESUME";
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type ProcessingView_screening$data = {
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly fileName: string;
        readonly kind: DocumentKind;
        readonly sizeBytes: number;
      };
    }>;
  };
  readonly id: string;
  readonly internalId: string;
  readonly state: ScreeningState;
  readonly " $fragmentSpreads": FragmentRefs<"CancelScreening_screening" | "ContinueButton_screening" | "FileProgressList_screening" | "LateFiles_screening" | "OverallProgress_screening" | "RequirementsChecklist_screening" | "ScreeningFigures_screening">;
  readonly " $fragmentType": "ProcessingView_screening";
};
export type ProcessingView_screening$key = {
  readonly " $data"?: ProcessingView_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessingView_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessingView_screening",
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
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ScreeningDocumentsConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ScreeningDocumentsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fileName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sizeBytes",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "documents(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OverallProgress_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementsChecklist_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScreeningFigures_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileProgressList_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LateFiles_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelScreening_screening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContinueButton_screening"
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "048a73629969d036bcbd4a714e50026b";

export default node;
