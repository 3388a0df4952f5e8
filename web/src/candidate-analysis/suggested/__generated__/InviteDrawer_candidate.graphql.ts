/**
 * @generated SignedSource<<c7475735719ed99b81307b2f033a6fff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InviteDrawer_candidate$data = ReadonlyArray<{
  readonly displayName: string;
  readonly hasMailAddress: boolean;
  readonly id: string;
  readonly internalId: string;
  readonly invitedAt: string | null | undefined;
  readonly " $fragmentType": "InviteDrawer_candidate";
}>;
export type InviteDrawer_candidate$key = ReadonlyArray<{
  readonly " $data"?: InviteDrawer_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteDrawer_candidate">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "projectId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InviteDrawer_candidate",
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
      "name": "displayName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMailAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "positionId",
          "variableName": "projectId"
        }
      ],
      "kind": "ScalarField",
      "name": "invitedAt",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "f023959541859dfc6090876ec364c35d";

export default node;
