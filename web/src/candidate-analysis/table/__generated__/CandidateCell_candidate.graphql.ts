/**
 * @generated SignedSource<<e137df59625373fc69bb050e1d0adcf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DuplicateReason = "EMAIL" | "NAME_AND_TITLE" | "PHONE";
import type { FragmentRefs } from "relay-runtime";
export type CandidateCell_candidate$data = {
  readonly displayName: string;
  readonly location: string | null | undefined;
  readonly sameAs: ReadonlyArray<{
    readonly candidate: {
      readonly internalId: string;
    };
    readonly reasons: ReadonlyArray<DuplicateReason>;
  }>;
  readonly title: string | null | undefined;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"MustHavesBadge_candidate">;
  readonly " $fragmentType": "CandidateCell_candidate";
};
export type CandidateCell_candidate$key = {
  readonly " $data"?: CandidateCell_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateCell_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateCell_candidate",
  "selections": [
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
      "name": "location",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MustHavesBadge_candidate"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SamePerson",
      "kind": "LinkedField",
      "name": "sameAs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reasons",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "64a051f418d472e36a10d8411763d7d2";

export default node;
