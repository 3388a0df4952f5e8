/**
 * @generated SignedSource<<aa741fd8190a02496aa699b0beb3ee6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Suggested_candidate$data = {
  readonly project: {
    readonly suggestions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly candidate: {
            readonly experienceYears: number | null | undefined;
            readonly internalId: string;
            readonly " $fragmentSpreads": FragmentRefs<"PersonCell_candidate">;
          } | null | undefined;
          readonly fit: number | null | undefined;
          readonly keySkills: ReadonlyArray<string>;
        };
      }>;
    };
  };
  readonly " $fragmentType": "Suggested_candidate";
};
export type Suggested_candidate$key = {
  readonly " $data"?: Suggested_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"Suggested_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Suggested_candidate",
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
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 5
            }
          ],
          "concreteType": "ProjectSuggestionsConnection",
          "kind": "LinkedField",
          "name": "suggestions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProjectSuggestionsConnectionEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SuggestedCandidate",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "fit",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "keySkills",
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
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "PersonCell_candidate"
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "experienceYears",
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
          "storageKey": "suggestions(first:5)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "45410a8647e4b81f2010670cf0a66385";

export default node;
