/**
 * @generated SignedSource<<f5a2ad4aa33c7326b635b8f6b6ae8624>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResumeSummary_document$data = {
  readonly candidate: {
    readonly displayName: string;
    readonly experienceYears: number | null | undefined;
    readonly fullName: string | null | undefined;
    readonly id: string;
    readonly score: {
      readonly overall: number | null | undefined;
    } | null | undefined;
    readonly skillsMatched: ReadonlyArray<string>;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly duplicateOf: {
    readonly fileName: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentMarks_document" | "UnreadResume_document">;
  readonly " $fragmentType": "ResumeSummary_document";
};
export type ResumeSummary_document$key = {
  readonly " $data"?: ResumeSummary_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResumeSummary_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResumeSummary_document",
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
          "kind": "ScalarField",
          "name": "id",
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
          "name": "fullName",
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
          "name": "experienceYears",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skillsMatched",
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
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "duplicateOf",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentMarks_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnreadResume_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "ee25cc1f25771ae1dda73d885f5821d5";

export default node;
