/**
 * @generated SignedSource<<941c9ad2bd82d3db663850e4fcc9309b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RetentionStart = "LAST_ACTIVITY" | "POSITION_CLOSED";
import type { FragmentRefs } from "relay-runtime";
export type RetentionForm_project$data = {
  readonly id: string;
  readonly retention: {
    readonly countedFrom: RetentionStart;
    readonly days: number;
    readonly nextRunAt: string;
    readonly setAt: string;
    readonly setBy: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RetentionForm_project";
};
export type RetentionForm_project$key = {
  readonly " $data"?: RetentionForm_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"RetentionForm_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RetentionForm_project",
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
      "concreteType": "RetentionRule",
      "kind": "LinkedField",
      "name": "retention",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "setBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "setAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextRunAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "e5d86021ef7bd990e5d0b87043ad3115";

export default node;
