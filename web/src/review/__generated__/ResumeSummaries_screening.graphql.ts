/**
 * @generated SignedSource<<9351f8ce105c16d86bb6b19f783ea229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentState = "CANCELLED" | "DONE" | "EXTRACTING" | "FAILED" | "QUEUED" | "READING" | "SCORING";
import type { FragmentRefs } from "relay-runtime";
export type ResumeSummaries_screening$data = {
  readonly project: {
    readonly requirements: {
      readonly requiredSkills: ReadonlyArray<string>;
    } | null | undefined;
  };
  readonly resumes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly state: DocumentState;
        readonly " $fragmentSpreads": FragmentRefs<"ResumeSummary_document">;
      };
    }>;
  };
  readonly " $fragmentType": "ResumeSummaries_screening";
};
export type ResumeSummaries_screening$key = {
  readonly " $data"?: ResumeSummaries_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResumeSummaries_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResumeSummaries_screening",
  "selections": [
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
          "concreteType": "Requirements",
          "kind": "LinkedField",
          "name": "requirements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requiredSkills",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "resumes",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "kind",
          "value": "RESUME"
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
                  "name": "id",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ResumeSummary_document"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "documents(first:100,kind:\"RESUME\")"
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "cfd04ceb034a4600d3729ab8f7308819";

export default node;
