/**
 * @generated SignedSource<<3279f107d93acbe303cbdf9756a4ac2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopAchievers_project$data = {
  readonly id: string;
  readonly internalId: string;
  readonly skills: ReadonlyArray<string>;
  readonly " $fragmentType": "TopAchievers_project";
};
export type TopAchievers_project$key = {
  readonly " $data"?: TopAchievers_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopAchievers_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopAchievers_project",
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
      "name": "skills",
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "beed1564641077dfcfa155057c45129b";

export default node;
