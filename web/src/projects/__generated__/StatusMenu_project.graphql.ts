/**
 * @generated SignedSource<<46df26d4882f6f230c2f226497f972f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectStatus = "CLOSED" | "DRAFT" | "ON_HOLD" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type StatusMenu_project$data = {
  readonly id: string;
  readonly status: ProjectStatus;
  readonly title: string;
  readonly " $fragmentType": "StatusMenu_project";
};
export type StatusMenu_project$key = {
  readonly " $data"?: StatusMenu_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusMenu_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusMenu_project",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "432d0db92116c6ca2aa398402b07d60b";

export default node;
