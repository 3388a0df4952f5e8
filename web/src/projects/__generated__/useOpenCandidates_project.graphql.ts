/**
 * @generated SignedSource<<4d51586731e6aadad66b4f1a13928d53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOpenCandidates_project$data = {
  readonly internalId: string;
  readonly title: string;
  readonly " $fragmentType": "useOpenCandidates_project";
};
export type useOpenCandidates_project$key = {
  readonly " $data"?: useOpenCandidates_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOpenCandidates_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOpenCandidates_project",
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
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "17eb2c7e91bccf54d292000305185d2e";

export default node;
