/**
 * @generated SignedSource<<cdeb08d6dbc12e128fb25d58000ba8df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentScreenings_user$data = {
  readonly screenings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RecentScreening_screening">;
      };
    }>;
  };
  readonly " $fragmentType": "RecentScreenings_user";
};
export type RecentScreenings_user$key = {
  readonly " $data"?: RecentScreenings_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentScreenings_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentScreenings_user",
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
      "concreteType": "UserScreeningsConnection",
      "kind": "LinkedField",
      "name": "screenings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserScreeningsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Screening",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RecentScreening_screening"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "screenings(first:5)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b55e40074674fdf6858acc06f980123d";

export default node;
