/**
 * @generated SignedSource<<819f90b4068677c81da32f7faad31f02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationCell_candidate$data = {
  readonly displayName: string;
  readonly hasMailAddress: boolean;
  readonly invitedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_candidate">;
  readonly " $fragmentType": "InvitationCell_candidate";
};
export type InvitationCell_candidate$key = {
  readonly " $data"?: InvitationCell_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationCell_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "projectId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationCell_candidate",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactDialog_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "48dfe254f05866176fb35b93d1310f66";

export default node;
