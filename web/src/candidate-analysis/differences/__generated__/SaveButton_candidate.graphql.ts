/**
 * @generated SignedSource<<aac232833bca441673f8a417c9282214>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SavedStatus = "HIRED" | "REJECTED" | "SAVED" | "SHORTLISTED";
import type { FragmentRefs } from "relay-runtime";
export type SaveButton_candidate$data = {
  readonly id: string;
  readonly saved: {
    readonly status: SavedStatus;
  } | null | undefined;
  readonly " $fragmentType": "SaveButton_candidate";
};
export type SaveButton_candidate$key = {
  readonly " $data"?: SaveButton_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveButton_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveButton_candidate",
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
      "concreteType": "Saved",
      "kind": "LinkedField",
      "name": "saved",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "b6aa3bcf58794c54598a605e5303ff66";

export default node;
