/**
 * @generated SignedSource<<092af222e4e677e1bd45202ed7750c0b>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ContactMenu_candidate" | "PrivacyMenu_candidate" | "ScheduleDialog_candidate">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactMenu_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleDialog_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrivacyMenu_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "6cc2ca42b17e2b1bf0385e36fdd55f9b";

export default node;
