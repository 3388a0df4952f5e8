/**
 * @generated SignedSource<<7e5cc910df83cdce5a6694f1791302d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PipelineView_project$data = {
  readonly id: string;
  readonly internalId: string;
  readonly title: string;
  readonly " $fragmentType": "PipelineView_project";
};
export type PipelineView_project$key = {
  readonly " $data"?: PipelineView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"PipelineView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PipelineView_project",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "b35f70ed754201df69dd56f26c87260e";

export default node;
