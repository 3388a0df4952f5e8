/**
 * @generated SignedSource<<a3c3a4a3bbcaa061d94c3b1bf0e20266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateCard_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly internalId: string;
  readonly score: {
    readonly overall: number | null | undefined;
  } | null | undefined;
  readonly stageSince: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "CandidateCard_candidate";
};
export type CandidateCard_candidate$key = {
  readonly " $data"?: CandidateCard_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateCard_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateCard_candidate",
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
      "name": "displayName",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stageSince",
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
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "71559f4879e3bcdb6c6aeaecfa7a07eb";

export default node;
