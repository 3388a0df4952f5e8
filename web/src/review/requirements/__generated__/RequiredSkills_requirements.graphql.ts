/**
 * @generated SignedSource<<adccffd6dee0f11499b25e6c9e704661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequiredSkills_requirements$data = {
  readonly niceSkills: ReadonlyArray<string>;
  readonly " $fragmentType": "RequiredSkills_requirements";
};
export type RequiredSkills_requirements$key = {
  readonly " $data"?: RequiredSkills_requirements$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequiredSkills_requirements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequiredSkills_requirements",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "niceSkills",
      "storageKey": null
    }
  ],
  "type": "Requirements",
  "abstractKey": null
};

(node as any).hash = "e18046736f62dd4b88d441655e95aba0";

export default node;
