/**
 * @generated SignedSource<<27bbbbc826771e3f7d9443d732bf125e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleDialog_candidate$data = {
  readonly displayName: string;
  readonly id: string;
  readonly project: {
    readonly title: string;
  };
  readonly " $fragmentType": "ScheduleDialog_candidate";
};
export type ScheduleDialog_candidate$key = {
  readonly " $data"?: ScheduleDialog_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleDialog_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleDialog_candidate",
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

(node as any).hash = "ebec227a6a2594341614e0b10678d5a8";

export default node;
