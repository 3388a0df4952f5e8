/**
 * @generated SignedSource<<e02aed508cfb23079b2e081d0a2d33ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResumeSummaries_screening$data = {
  readonly project: {
    readonly id: string;
    readonly requirements: {
      readonly requiredSkills: ReadonlyArray<string>;
    } | null | undefined;
  };
  readonly resumes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly candidate: {
          readonly internalId: string;
          readonly score: {
            readonly overall: number | null | undefined;
          } | null | undefined;
        } | null | undefined;
        readonly duplicateOf: {
          readonly id: string;
        } | null | undefined;
        readonly id: string;
        readonly unread: {
          readonly reason: string;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"ResumeSummary_document" | "UnreadGroup_documents">;
      };
    }>;
  };
  readonly " $fragmentType": "ResumeSummaries_screening";
};
export type ResumeSummaries_screening$key = {
  readonly " $data"?: ResumeSummaries_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResumeSummaries_screening">;
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
        (v0/*:: as any*/),
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
                (v0/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Document",
                  "kind": "LinkedField",
                  "name": "duplicateOf",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Candidate",
                  "kind": "LinkedField",
                  "name": "candidate",
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
                      "concreteType": "Score",
                      "kind": "LinkedField",
                      "name": "score",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "overall",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ResumeSummary_document"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UnreadGroup_documents"
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
})();

(node as any).hash = "ec6610996505c0475397d6721bca82ca";

export default node;
