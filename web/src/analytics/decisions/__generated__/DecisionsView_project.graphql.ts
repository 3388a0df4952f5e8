/**
 * @generated SignedSource<<d88c7616a6ffaa4aff3c3c18494d8d88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionsView_project$data = {
  readonly internalId: string;
  readonly title: string;
  readonly " $fragmentType": "DecisionsView_project";
};
export type DecisionsView_project$key = {
  readonly " $data"?: DecisionsView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionsView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionsView_project",
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

(node as any).hash = "43bf00d61674acc404f228cdfbcc64a7";

export default node;
