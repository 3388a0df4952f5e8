/**
 * @generated SignedSource<<5f67542fe64787748014bb7aceeed59b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalysisHead_candidate$data = {
  readonly createdAt: string;
  readonly displayName: string;
  readonly internalId: string;
  readonly project: {
    readonly title: string;
  };
  readonly " $fragmentType": "AnalysisHead_candidate";
};
export type AnalysisHead_candidate$key = {
  readonly " $data"?: AnalysisHead_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalysisHead_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalysisHead_candidate",
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
      "name": "internalId",
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "dc6bc405b3b0a96038e07976d977b015";

export default node;
