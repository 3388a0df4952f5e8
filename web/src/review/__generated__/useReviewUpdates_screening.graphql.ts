/**
 * @generated SignedSource<<917a04920225968e9b92e8b9ea3569a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReviewUpdates_screening$data = {
  readonly id: string;
  readonly project: {
    readonly id: string;
    readonly requirements: {
      readonly createdAt: string;
    } | null | undefined;
  };
  readonly resumes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly candidate: {
          readonly score: {
            readonly scoredAt: string;
          } | null | undefined;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "useReviewUpdates_screening";
};
export type useReviewUpdates_screening$key = {
  readonly " $data"?: useReviewUpdates_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReviewUpdates_screening">;
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
  "name": "useReviewUpdates_screening",
  "selections": [
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
          "concreteType": "Requirements",
          "kind": "LinkedField",
          "name": "requirements",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
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
                  "concreteType": "Candidate",
                  "kind": "LinkedField",
                  "name": "candidate",
                  "plural": false,
                  "selections": [
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
                          "name": "scoredAt",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
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

(node as any).hash = "36492f27fbffc0fc294a8340a01a09af";

export default node;
