/**
 * @generated SignedSource<<8f973a6d9f381b2235cc25c79dbdb6c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChecklistImportance = "DROPPED" | "MUST" | "NICE";
import type { FragmentRefs } from "relay-runtime";
export type RevisionItem_revision$data = {
  readonly author: string | null | undefined;
  readonly checklist: ReadonlyArray<{
    readonly importance: ChecklistImportance;
    readonly key: string;
    readonly label: string;
  }>;
  readonly createdAt: string;
  readonly id: string;
  readonly isCurrent: boolean;
  readonly isRollback: boolean;
  readonly sourceName: string | null | undefined;
  readonly " $fragmentType": "RevisionItem_revision";
};
export type RevisionItem_revision$key = {
  readonly " $data"?: RevisionItem_revision$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevisionItem_revision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevisionItem_revision",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRollback",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChecklistItem",
      "kind": "LinkedField",
      "name": "checklist",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Requirements",
  "abstractKey": null
};

(node as any).hash = "7aa40c1d3e0d7f518c69dab0bc14bc86";

export default node;
