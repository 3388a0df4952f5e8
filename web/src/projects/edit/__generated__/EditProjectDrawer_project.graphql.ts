/**
 * @generated SignedSource<<89415805bcb059fdccdcdd5901ccd3dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "CLOSED" | "DRAFT" | "ON_HOLD" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type EditProjectDrawer_project$data = {
  readonly department: string;
  readonly id: string;
  readonly level: string;
  readonly location: string;
  readonly status: ProjectStatus;
  readonly title: string;
  readonly type: string;
  readonly " $fragmentType": "EditProjectDrawer_project";
};
export type EditProjectDrawer_project$key = {
  readonly " $data"?: EditProjectDrawer_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditProjectDrawer_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditProjectDrawer_project",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "department",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "beb0d1513b948498e16cc0bb11edc481";

export default node;
