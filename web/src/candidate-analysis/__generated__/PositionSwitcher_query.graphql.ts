/**
 * @generated SignedSource<<ddb703bcc1568f1ee197a1f438d7ff95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PositionSwitcher_query$data = {
  readonly switchable: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly internalId: string;
        readonly title: string;
      };
    }>;
  };
  readonly " $fragmentType": "PositionSwitcher_query";
};
export type PositionSwitcher_query$key = {
  readonly " $data"?: PositionSwitcher_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PositionSwitcher_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PositionSwitcher_query",
  "selections": [
    {
      "alias": "switchable",
      "args": [
        {
          "kind": "Literal",
          "name": "direction",
          "value": "DESC"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "CREATED_AT"
        }
      ],
      "concreteType": "QueryProjectsConnection",
      "kind": "LinkedField",
      "name": "projects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryProjectsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Project",
              "kind": "LinkedField",
              "name": "node",
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projects(direction:\"DESC\",first:100,sort:\"CREATED_AT\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "80ff7e633c5303a9ecedb22c77d8e0f8";

export default node;
