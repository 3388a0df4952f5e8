/**
 * @generated SignedSource<<35022b779a1d7a90e69a88cea5fb3e15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjectDetailsDialog_project$data = {
  readonly department: string;
  readonly internalId: string;
  readonly level: string;
  readonly location: string;
  readonly title: string;
  readonly type: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectActions_project" | "ProjectMetrics_project" | "ProjectRequirements_project" | "StatusMenu_project" | "useOpenCandidates_project">;
  readonly " $fragmentType": "ProjectDetailsDialog_project";
};
export type ProjectDetailsDialog_project$key = {
  readonly " $data"?: ProjectDetailsDialog_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjectDetailsDialog_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjectDetailsDialog_project",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusMenu_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectActions_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectMetrics_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProjectRequirements_project"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpenCandidates_project"
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "71f6ad93e9ecb4bfbb4ff22e0878099a";

export default node;
